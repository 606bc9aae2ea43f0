import type { home } from './en/home.ts';

/** All the words of a language: what English has, part by part. */
export interface Language {
	readonly home: typeof home;
}
