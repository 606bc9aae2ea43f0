import type * as english from './en/index.ts';

/** All messages of a language: the same groups as English. */
export type Language = Readonly<typeof english>;
