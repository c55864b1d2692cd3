// The script of the table page: brings what changes, lets the reader choose on the board. Every choice is a button of
// the form in `#ask`, and the page works without script. The modules know no game and hold no words.

import { isReplay } from "./page.js";
import { startSettings } from "./settings.js";
import { startPlacing } from "./place.js";
import { startGears } from "./gears.js";
import { startNear } from "./near.js";
import { startSwiping } from "./swipe.js";
import { startCards } from "./card.js";
import { startBack } from "./back.js";
import { startPointing } from "./point.js";
import { startCeremonies } from "./ceremony.js";
import { startHints } from "./hint.js";
import { startAid } from "./aid.js";
import { startRules } from "./rule.js";
import { startWhy } from "./why.js";
import { startClocks } from "./clocks.js";
import { startKeys } from "./keys.js";
import { startPlayer } from "./player.js";
import { startMissed } from "./missed.js";
import { startLesson } from "./lesson.js";
import { startLive } from "./live.js";
import { startReplay } from "./replay.js";
import { startReview } from "./review.js";

startSettings();
startPlacing();
startGears();
startCards();
startNear();
startSwiping();
startBack();
startPointing();
// Ceremonies see keys before the board does.
startCeremonies();
startHints();
startAid();
startRules();
startWhy();
if (!isReplay) startClocks();
if (!isReplay) startKeys();
startPlayer();
startMissed();
startLive();
// A lesson takes what the live page lets through.
startLesson();
startReplay();
startReview();
