export { paper as words } from '../i18n/en/paper.ts';
