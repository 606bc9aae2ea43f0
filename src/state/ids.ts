const letters = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short id for a unit: unique within a roster for all practice, and small in storage. */
export function newUnitId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % 31]).join(
		''
	);
}

/** An id for a roster. `randomUUID` is missing on plain http other than localhost. */
export function newRosterId(): string {
	const { randomUUID }: Partial<Crypto> = crypto;
	if (randomUUID) return randomUUID.call(crypto);
	const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0')
	).join('');
	// The digits that say it is a random UUID: version 4, variant 8.
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
