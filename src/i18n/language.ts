import type * as english from './en/index.ts';

/** All the words of a language: what English has, part by part. */
export type Language = Readonly<typeof english>;
