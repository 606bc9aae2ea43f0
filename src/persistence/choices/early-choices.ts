import type { Choices } from '../../schema/own/choices.ts';

let early: Choices = {};
let take = (choices: Choices): void => {
	early = { ...early, ...choices };
};

/** Stores a choice as soon as the database is open; it is not opened for that. */
export function storeOnceOpen(choices: Choices): void {
	take(choices);
}

/** Says how choices are stored from now on, and stores those that were made before. */
export function takeEarly(by: (choices: Choices) => void): void {
	take = by;
	by(early);
}
