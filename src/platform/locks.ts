/** Missing where there is no page, on one that is not served securely, and in old browsers. */
export function locks(): LockManager | undefined {
	return (globalThis as { readonly navigator?: { readonly locks?: LockManager } }).navigator?.locks;
}
