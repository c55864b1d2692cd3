#!/bin/sh
# Draws the icons of the app from the pictures beside this file. The icons are kept, since they change with the
# pictures only. It needs node and npm, and leaves nothing behind.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
npm install --silent --prefix "$tools" @resvg/resvg-js@2
cat >"$tools/draw.cjs" <<'SCRIPT'
const { readFileSync, writeFileSync } = require("node:fs");
const { Resvg } = require("@resvg/resvg-js");
const [folder] = process.argv.slice(2);
const icons = [
  ["icon", "icon-192", 192],
  ["icon", "icon-512", 512],
  ["maskable", "maskable-512", 512],
  ["maskable", "apple-touch-icon", 180],
  ["monochrome", "monochrome-96", 96],
];
for (const [picture, icon, width] of icons) {
  const drawing = new Resvg(readFileSync(`${folder}/${picture}.svg`, "utf8"), {
    fitTo: { mode: "width", value: width },
  });
  writeFileSync(`${folder}/${icon}.png`, drawing.render().asPng());
}
SCRIPT
node "$tools/draw.cjs" "$here"
