import type { Choices } from '../../schema/own/choices.ts';
import { openStorage, type Repositories } from '../index.ts';
import { ownChoices } from './own-choices.svelte.ts';

/** Shows choices at once and stores them. @returns whether they were stored */
export function storeChoices(changes: Choices): Promise<boolean> {
	return ownChoices.store(changes, followed());
}

/** Resolves once the choices are those of the database, or the database cannot be asked. */
export async function readChoices(): Promise<void> {
	await followed()
		.then(() => ownChoices.asked)
		.catch(() => undefined);
}

async function followed(): Promise<Repositories['settings']> {
	const { settings } = await openStorage();
	ownChoices.follow(settings);
	return settings;
}
