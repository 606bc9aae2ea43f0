const letters = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short id for a unit: practically unique within a roster, and small in storage. */
export function newUnitId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % 31]).join(
		''
	);
}

/** A random UUID for a roster. The browser's `randomUUID` is missing on plain http. */
export function newRosterId(): string {
	const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0')
	).join('');
	// The digits that mark a random UUID: version 4, variant 8.
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
