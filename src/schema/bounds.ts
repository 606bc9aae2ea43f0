/**
 * The format of systems and armies. Raise it when the meaning of their words changes: rosters are then no longer
 * judged by data of another format that a browser has kept.
 */
export const packFormat = 2;

/** Limits of a roster: far above any game, low enough for any phone. */
export const maxUnits = 2000;
export const maxGroups = 500;
export const maxOptions = 50;
export const maxModels = 1000;
export const biggestSize = 1_000_000;

/** The most taps of a battle, and the longest note on it. */
export const maxTaps = 5000;
export const longestNote = 500;

/** How long a deleted roster stays in the bin, in milliseconds: thirty days. */
export const binTime = 30 * 24 * 60 * 60 * 1000;

/** It must have been seen past that for so long, so that a clock set ahead for a moment deletes nothing. */
export const binGrace = 24 * 60 * 60 * 1000;
