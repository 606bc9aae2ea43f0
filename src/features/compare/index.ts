export { writeRef } from './compare-ref.ts';
