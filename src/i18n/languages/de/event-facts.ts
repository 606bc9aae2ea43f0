import { punkte } from './grammar.ts';

export const eventFacts: typeof import('../../en/event-facts.ts').eventFacts = {
	points: punkte
};
