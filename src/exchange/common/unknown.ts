import { imports } from '../../i18n/en/faults.ts';
import { quoted, unknownName, type Fault } from './fault.ts';
import type { Named } from './names.ts';
import { nearestNames } from './nearest.ts';

/** The fault of a list with an unknown game system. */
export function unknownSystem(name: string, systems: readonly Named[]): Fault {
	const message = imports.noSystem(quoted(name));
	return unknownName(message, name, nearestNames(name, systems));
}

/** The fault of a list whose army its game system does not have. */
export function unknownArmy(name: string, system: Named, armies: readonly Named[]): Fault {
	const message = imports.noArmy(system.name, quoted(name));
	return unknownName(message, name, nearestNames(name, armies));
}

/** The fault of a list whose game system is not that of its event. */
export function otherSystem(
	event: { readonly name: string; readonly system: string },
	system: Named
): Fault {
	return { message: imports.otherSystem(quoted(event.name), quoted(event.system), system.name) };
}

/** The fault of a text that names no known army. */
export const noArmyInText: Fault = {
	get message() {
		return imports.noArmyInText;
	}
};
