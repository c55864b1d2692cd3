// Small targets on the board, and where a finger meets each of them: the body of a function. A finger takes the small target whose
// middle is nearest within 12 px, so that each has a room of 24 px unless others stand closer.
const FINGER = 24;
const boxes = [...document.querySelectorAll('#board .open')]
    .filter((it) => it.checkVisibility())
    .map((it) => ({ id: it.id, box: it.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < FINGER)
    .map(({ id, box }) => ({ id, box, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
const holds = ({ box }, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const isOwn = (own, x, y) => boxes.every((it) => it === own
    || (!holds(it, x, y) && Math.hypot(it.x - x, it.y - y) > Math.hypot(own.x - x, own.y - y)));
const steps = [[1, 0], [-1, 0], [0, 1], [0, -1], [.7, .7], [-.7, .7], [.7, -.7], [-.7, -.7]];
const board = document.getElementById('board').getBoundingClientRect();
return boxes.map((it) => ({
    id: it.id,
    size: Math.min(it.box.width, it.box.height),
    tips: steps.map(([across, down]) => [it.x + 11 * across, it.y + 11 * down])
        .filter(([x, y]) => isOwn(it, x, y) && x > board.left && x < board.right && y > board.top && y < board.bottom),
}));
