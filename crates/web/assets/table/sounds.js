// Sounds, made by the browser: a stone, a piece of wood, a gear, a coin. They are off unless the reader wants them.

import { settings } from "./settings.js";

/** @typedef {import("./places.js").BoardEvent} BoardEvent */

/** How a sound is made: pitches in hertz, how long each rings, the shape of the wave. @typedef {{tones: number[], time: number, wave: OscillatorType, noise?: number}} Sound */

/** @type {Record<string, Sound>} */
const SOUNDS = {
  stone: { tones: [150, 95], time: 0.09, wave: "triangle", noise: 900 },
  wood: { tones: [420, 300], time: 0.06, wave: "sine", noise: 1800 },
  gear: { tones: [110, 130, 110], time: 0.07, wave: "square" },
  coin: { tones: [1320, 1760], time: 0.08, wave: "sine" },
  turn: { tones: [523, 659, 784], time: 0.12, wave: "sine" },
};

const VOLUME = 0.12;

/** @type {AudioContext | undefined} */
let context;

/** The sound machine; browsers allow it after the reader did something. */
const audio = () => {
  if (!("AudioContext" in window)) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
};

/** A short burst of noise, as of two hard things. @param {AudioContext} machine @param {number} pitch */
const knock = (machine, pitch) => {
  const length = Math.floor(machine.sampleRate * 0.04);
  const buffer = machine.createBuffer(1, length, machine.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  const source = new AudioBufferSourceNode(machine, { buffer });
  const filter = new BiquadFilterNode(machine, { type: "bandpass", frequency: pitch, Q: 1.5 });
  const gain = new GainNode(machine, { gain: VOLUME * 2 });
  source.connect(filter).connect(gain).connect(machine.destination);
  source.start();
};

/** Makes a sound. @param {string} name */
export const makeSound = (name) => {
  const [sound, machine] = [SOUNDS[name], settings.sound === "on" ? audio() : undefined];
  if (!machine) return;
  if (sound.noise) knock(machine, sound.noise);
  sound.tones.forEach((frequency, index) => {
    const start = machine.currentTime + index * sound.time * 0.8;
    const tone = new OscillatorNode(machine, { type: sound.wave, frequency });
    const gain = new GainNode(machine, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, start + sound.time * 1.6);
    tone.connect(gain).connect(machine.destination);
    tone.start(start);
    tone.stop(start + sound.time * 2);
  });
};

/** The sound of an event: gears for moments of the calendar, coins for goods and points, wood for pieces, stone for tiles. @param {BoardEvent} event */
export const playSound = ({ moment, goods, points, way, heading, touches }) => {
  if (moment) makeSound("gear");
  else if (goods || points) makeSound("coin");
  else if (way && way[0].includes("|")) makeSound("wood");
  else if (way || (touches && !heading)) makeSound("stone");
};

/** Tells the reader that it is their turn, as far as they want it. */
export const signalTurn = () => {
  makeSound("turn");
  // Browsers complain about pages that vibrate before anybody touched them.
  if (settings.vibration === "on" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
};
