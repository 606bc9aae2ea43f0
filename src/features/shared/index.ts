export { openShared, type SharedList } from './open-shared.ts';
