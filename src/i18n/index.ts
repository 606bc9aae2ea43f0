export { doneText, offerText, repairCostText } from './deed-text.ts';
export { arithmetic, problemText, rowText } from './en.ts';
export { pointsText } from './figures.ts';
export { costText, priceText, type PriceLine, type PriceText } from './price-text.ts';
export { rangeText, standingText } from './limit.ts';
export { parallelText, undidText } from './step-text.ts';
export { noRedoText, noUndoText } from './undo-text.ts';
export { whyNotText } from './why-not.ts';
