import { expect, test } from 'vitest';
import { firstPlan, planFor, readPlan } from './print-plan.ts';

test('a plan is remembered; what cannot be read is as on a first visit', () => {
	const plan = { purpose: 'event', form: 'record', leftOut: ['opponent'], notes: false } as const;
	expect(readPlan(plan)).toEqual(plan);
	expect(readPlan(undefined)).toEqual(firstPlan);
	const strange = { purpose: 'all', form: 'poster', leftOut: ['list'], notes: true };
	expect(readPlan(strange)).toEqual(firstPlan);
});

test('an address prints the form that it names by itself', () => {
	const event = { ...firstPlan, purpose: 'event' } as const;
	expect(planFor('legality', event)).toEqual({ ...event, purpose: 'one', form: 'legality' });
	// One sheet, chosen after them, is none of the cards: these are a purpose of their own.
	expect(planFor('cards', event)).toEqual({ ...event, purpose: 'cards' });
	expect(readPlan({ ...event, form: 'cards' }).form).toBe('list');
	expect(planFor('nonsense', event)).toEqual(event);
	expect(planFor(null, event)).toEqual(event);
});
