/** How much of a list the data does not say: of the army, or of one entry. */
export function gapsText(count: number, isOfArmy: boolean): string {
	const many = count === 1 ? '1 thing' : `${count} things`;
	return `${many} ${isOfArmy ? 'of this army' : 'here'} ${count === 1 ? 'is' : 'are'} not modelled`;
}
