/** What is offered from the player's own rosters and events. The second import keeps its styles out of the page. */
export const loadOwn = async () => (await import('./parts.ts')).loadOwn();

/** The stored event that an address names. */
export const loadStoredEvent = async () => (await import('./parts.ts')).loadStoredEvent();
