/** Undefined outside a page, on insecure pages and in old browsers. */
export function locks(): LockManager | undefined {
	return (globalThis as { readonly navigator?: { readonly locks?: LockManager } }).navigator?.locks;
}
