export { openWordings } from './open-wordings.ts';
