export async function loadOwn() {
	const [{ default: EventField }, { default: RecentArmies }] = await Promise.all([
		import('./EventField.svelte'),
		import('./RecentArmies.svelte')
	]);
	return { EventField, RecentArmies };
}

export const loadStoredEvent = async () => (await import('./stored-event.ts')).storedEvent;
