// Lists what is wrong with the open page: the body of a function.
const faults = [];
const name = (it) => it.tagName.toLowerCase() + (it.id && '#' + it.id) + [...it.classList].map((one) => '.' + one).join('');
const words = (it) => it.textContent.replace(/\s+/g, ' ').trim().slice(0, 60);
const page = document.scrollingElement;
if (page.scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${page.scrollWidth} > ${innerWidth}`);
if (getComputedStyle(document.body).overflowY === 'hidden' && page.scrollHeight > innerHeight + 1) {
    faults.push(`the page is cut off below: ${page.scrollHeight} > ${innerHeight}`);
}
const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
// What somebody did last stands in the log as a whole; what only screen readers read is always clipped.
const excused = '.did, .sr, .to-text, [data-scrolls]';
// A drawing may be larger than its window, if nothing of what it shows is outside.
const beyond = (pane) => {
    const frame = pane.getBoundingClientRect();
    const shown = [...pane.querySelectorAll('svg :is([id], text)')].filter((it) => it.checkVisibility());
    return shown.find((it) => {
        const box = it.getBoundingClientRect();
        const aside = box.left < frame.left - 1 || box.right > frame.right + 1;
        return box.width && (aside || box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
    });
};
for (const it of document.querySelectorAll('body *:not(svg, svg *)')) {
    const forEyes = it.checkVisibility() && it.clientWidth > 1 && !it.closest(excused);
    if (!forEyes || !words(it)) continue;
    const style = getComputedStyle(it);
    const wide = it.scrollWidth > it.clientWidth + 1 && clips(style.overflowX);
    const tall = it.scrollHeight > it.clientHeight + 1 && clips(style.overflowY);
    const edge = it.getBoundingClientRect().right;
    const out = wide && [...it.querySelectorAll('*')].find((one) => one.getBoundingClientRect().right > edge + 1);
    if ((wide || tall) && [...it.children].every((one) => one.tagName === 'svg')) {
        const lost = beyond(it);
        if (lost) faults.push(`${name(it)} cuts off ${name(lost)} of a drawing`);
        continue;
    }
    if (wide || tall) faults.push(`${name(it)} cuts off ${out ? name(out) + ' ' + words(out) : words(it)}`);
}
for (const it of document.querySelectorAll('.did')) {
    const lines = it.clientHeight / parseFloat(getComputedStyle(it).lineHeight);
    const halved = it.scrollHeight > it.clientHeight + 1 && Math.abs(lines - Math.round(lines)) > 0.15;
    if (it.checkVisibility() && halved) faults.push(`${name(it)} shows half a line of ${words(it)}`);
}
for (const it of document.querySelectorAll('svg text')) {
    const [box, frame] = [it.getBoundingClientRect(), it.ownerSVGElement.getBoundingClientRect()];
    if (!it.checkVisibility() || !frame.width || !box.width || !words(it)) continue;
    const aside = box.left < frame.left - 1 || box.right > frame.right + 1;
    const out = aside || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
    if (out) faults.push(`${name(it.ownerSVGElement)} cuts off ${words(it)}`);
}
for (let it = document.getElementById('prompt')?.parentElement; it && it.id !== 'ask'; it = it.parentElement) {
    const short = it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY !== 'visible';
    if (short) faults.push(`${name(it)} shows only a part of the prompt`);
}
const told = document.querySelector('#board.in-words > .text-board');
if (told && told.clientHeight < 0.7 * told.parentElement.clientHeight) faults.push('the board in words has too little room');
const MUSTS = { asked: ['#prompt', '#turn-undo', '#turn-reset', '#turn-end'], waiting: ['#prompt', '#watch-all', '#watch-again'] };
for (const must of document.querySelector('#ask .turn') ? MUSTS[document.getElementById('ask').dataset.state] ?? [] : []) {
    const it = document.querySelector(must);
    const box = it.getBoundingClientRect();
    const inside = box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!inside || !top || !(it.contains(top) || top.contains(it))) faults.push(`${must} is not in sight`);
}
// Screens: what is drawn is legible, nothing lies over anything else, nothing lies under a notch, all panels can be reached.
const isPhone = innerWidth <= 640 || innerHeight <= 500;
const smallest = isPhone ? 9 : innerWidth >= 1024 ? 11 : 0;
// While seats are free the board is only to look at.
const tiny = new Map();
for (const it of document.querySelectorAll('.table:not(.review, .gathers) .panels > .main > svg.board text')) {
    if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !words(it) || it.closest('defs')) continue;
    // A part that is not drawn has no size.
    if (!it.getBoundingClientRect().width) continue;
    const frame = it.getScreenCTM();
    const size = parseFloat(getComputedStyle(it).fontSize) * Math.hypot(frame.c, frame.d);
    if (size < smallest - 0.05) tiny.set(`${it.ownerSVGElement.id} text.${[...it.classList].join('.')} in ${name(it.parentElement)}`, size);
}
for (const [what, size] of tiny) faults.push(`${what} is ${size.toFixed(1)} px tall, less than ${smallest}`);
const boxOf = (css) => {
    const it = document.querySelector(css);
    return it?.checkVisibility() ? it.getBoundingClientRect() : undefined;
};
const regions = ['.table > .top', '.table > .side > .seats', '#own', '#ask', '.panels > .main', '.panels > .tabs'].map((css) => ({ css, box: boxOf(css) }));
for (const [n, one] of regions.entries()) {
    for (const other of regions.slice(n + 1)) {
        if (!one.box || !other.box || one.css === '.table > .top' && other.css.endsWith('.seats')) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) faults.push(`${one.css} and ${other.css} lie over each other`);
    }
}
// What stands in the sheet of a table with free seats lies one below the other, or beside.
const parts = [...document.querySelectorAll('#ask[data-state=open] > *, #ask[data-state=open] .gathering > *')].filter((it) => it.checkVisibility());
for (const [n, one] of parts.entries()) {
    for (const other of parts.slice(n + 1)) {
        if (one.contains(other)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const shared = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (Math.min(...shared) > 1) faults.push(`${name(one)} and ${name(other)} lie over each other`);
    }
}
const probe = document.body.appendChild(document.createElement('i'));
probe.style.padding = '0 env(safe-area-inset-right) 0 env(safe-area-inset-left)';
const [notchLeft, notchRight] = ['paddingLeft', 'paddingRight'].map((it) => parseFloat(getComputedStyle(probe)[it]));
probe.remove();
for (const it of document.querySelectorAll('.table :is(button, label, a.btn, a.ib, summary, .space.open)')) {
    const box = it.getBoundingClientRect();
    const seen = it.checkVisibility() && box.width > 1 && !it.closest('.sr, .to-text, [popover], .things-of, .log');
    if (seen && (box.left < notchLeft - 1 || box.right > innerWidth - notchRight + 1)) faults.push(`${name(it)} lies under the notch`);
}
for (const it of document.querySelectorAll('.table:not(.replay) .tray')) {
    const tab = [...document.querySelectorAll('.tabs label')].find((one) => one.control?.classList.contains([...it.classList].find((c) => /^n\d$/.test(c))));
    if (it.matches('.choice') && !document.querySelector('#board.choosing')) continue;
    const shown = [...it.children].some((one) => one.checkVisibility());
    if (!shown && !tab?.checkVisibility()) faults.push(`${name(it)} cannot be reached`);
}
for (const it of isPhone ? document.querySelectorAll('.table :is(.tabs label, .ask .btn, .ask .chip, .top .ib)') : []) {
    const { width, height } = it.getBoundingClientRect();
    if (it.checkVisibility() && width > 1 && Math.min(width, height) < 43) faults.push(`${name(it)} is only ${width.toFixed(0)} × ${height.toFixed(0)} px`);
}
return faults;
