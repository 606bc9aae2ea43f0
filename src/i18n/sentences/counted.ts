/** Each name once, with its count if repeated. */
export function counted(things: readonly string[] = []): readonly string[] {
	return [...new Set(things)].map((name) => {
		const count = things.filter((thing) => thing === name).length;
		return count === 1 ? name : `${count}\u00a0× ${name}`;
	});
}
