export { addedText, changeText, namedText, valueText } from './sentences/conflict-text.ts';
export {
	changedFactText,
	laterDataText,
	madeWithText,
	movedText
} from './sentences/changes-text.ts';
export { dateInWords } from './base/dates.ts';
export { doneText, offerText, fixCostText } from './sentences/roster-change-text.ts';
export { pointsText } from './base/figures.ts';
export { pointsIn } from './points-in.ts';
export { gapsText } from './sentences/gaps-text.ts';
export { costText, priceText, type PriceLine, type PriceText } from './sentences/price-text.ts';
export { aboutText } from './sentences/rules/about-text.ts';
export { arithmetic } from './sentences/rules/arithmetic.ts';
export { addSentences } from './sentences/sentence-store.ts';
export { problemText, rowText } from './sentences/rules/problem-text.ts';
export { rangeText, limitStateText } from './sentences/rules/limit.ts';
export { surchargeText } from './sentences/surcharge-text.ts';
export { undidText } from './sentences/step-text.ts';
export { sumText } from './sentences/rules/sum-text.ts';
export { unitNumbersText } from './sentences/unit-numbers.ts';
export { reasonsText, whyNotText } from './sentences/rules/why-not.ts';
