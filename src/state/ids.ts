const letters = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short id for a unit: unique within a roster for all practice, and small in storage. */
export function newUnitId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % 31]).join(
		''
	);
}

/** An id for a roster. `randomUUID` is missing on plain http other than localhost. */
export function newRosterId(): string {
	if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6]! & 0x0f) | 0x40;
	bytes[8] = (bytes[8]! & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
