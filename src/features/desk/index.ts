export { deskLink } from './desk-link.ts';
