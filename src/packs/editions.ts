import { editions } from 'virtual:packs/editions';
import { catalogue } from './catalogue.ts';

/** An army in another edition of its game. */
interface OtherEdition {
	/** As `system/army`. */
	readonly army: string;
	/** The name of that edition's system. */
	readonly edition: string;
}

/** The same army in other editions of its game. */
export function otherEditions(system: string, army: string): readonly OtherEdition[] {
	const own = `${system}/${army}`;
	return editions
		.filter((pair) => pair.includes(own))
		.map(([one, other]) => (one === own ? other : one))
		.map((there) => ({ army: there, edition: nameOf(there) }));
}

function nameOf(army: string): string {
	return catalogue.find(({ id }) => army.startsWith(`${id}/`))?.name ?? army;
}
