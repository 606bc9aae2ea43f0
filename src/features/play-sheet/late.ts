export { default as PlayBlockText } from './PlayBlockText.svelte';
export { blocksWith, openPlay, type OpenPlay } from './open-play.ts';
