/**
 * Takes away what this browser has but forbids, where no site may keep anything: Dexie does without it where it
 * is missing, but does not even load where it throws.
 */
export function forgetForbidden(): void {
	try {
		new BroadcastChannel('muster').close();
	} catch {
		Reflect.deleteProperty(globalThis, 'BroadcastChannel');
	}
}
