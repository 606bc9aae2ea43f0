import { resolve } from '$app/paths';

/** The address of an event's desk, apart from the others for their weight. */
export const deskLink = (): string => resolve('/desk/');
