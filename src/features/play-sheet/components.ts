export { default as PlayPage } from './PlayPage.svelte';
