// What the editor says of rules once its list is painted, loaded at once.
export { reasonsText } from '../../i18n/sentences/rules/why-not.ts';
export { nextText } from '../../i18n/sentences/rules/next-text.ts';
