export { default as PlayPage } from './PlayPage.svelte';
export { default as PlayBlockText } from './PlayBlockText.svelte';
export { blocksWith, openPlay, type OpenPlay } from './open-play.ts';
