import { resolve } from '$app/paths';

/** The address of an event's desk. */
export const deskLink = (): string => resolve('/desk/');
