export { costText, doneText, offerText } from './deed-text.ts';
export { arithmetic, problemText, rowText } from './en.ts';
export { rangeText, standingText } from './limit.ts';
export { parallelText, undidText } from './step-text.ts';
export { noRedoText, noUndoText } from './undo-text.ts';
export { whyNotText } from './why-not.ts';
