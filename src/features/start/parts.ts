// Imported late itself, as Kit adds the styles of every direct dynamic import to the page.

/** What is offered from the player's own rosters and events. */
export async function loadOwn() {
	const [{ default: EventField }, { default: RecentArmies }] = await Promise.all([
		import('./EventField.svelte'),
		import('./RecentArmies.svelte')
	]);
	return { EventField, RecentArmies };
}

/** The stored event that an address names. */
export const loadStoredEvent = async () => (await import('../events/index.ts')).storedEvent;
