/** A difference with its sign, in a typesetter's minus: "+120", "−45", "0". */
export function signed(difference: number): string {
	if (difference === 0) return '0';
	return difference > 0 ? `+${difference}` : `−${-difference}`;
}
