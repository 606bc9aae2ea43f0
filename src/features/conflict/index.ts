export { choicesOf } from './question-words.ts';
