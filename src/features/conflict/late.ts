export { default as QuestionDialog } from './QuestionDialog.svelte';
