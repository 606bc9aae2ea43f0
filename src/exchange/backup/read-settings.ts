import { backups } from '../../i18n/en/settings.ts';
import { quoted } from '../common/fault.ts';
import { cleaned } from './outside.ts';
import { settingShapes, type BackedUpSettings, type SettingName } from './backed-up-settings.ts';

/** More than any version has. */
const most = 100;

/**
 * Reads the settings of a backup, cleaned like any import. What cannot be read does not affect the others.
 * @param faults is added a sentence for each of those
 */
export function readSettings(value: unknown, faults: string[]): BackedUpSettings {
	if (value === undefined) return {};
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		faults.push(backups.unreadSettings);
		return {};
	}
	const read = Object.entries(value)
		.slice(0, most)
		.map(([name, given]) => [name, readSetting(name, given)] as const);
	faults.push(...read.flatMap(([name, found]) => (found === undefined ? [faultOf(name)] : [])));
	return Object.fromEntries(read.flatMap(([name, found]) => (found ? [[name, found.is]] : [])));
}

function readSetting(name: string, given: unknown): { readonly is: unknown } | undefined {
	if (!isKnown(name)) return undefined;
	const { success, data } = settingShapes[name].safeParse(cleaned(given));
	return success ? { is: data } : undefined;
}

function faultOf(name: string): string {
	return isKnown(name)
		? backups.unreadSetting(backups.settings[name])
		: backups.unknownSetting(quoted(name));
}

function isKnown(name: string): name is SettingName {
	return Object.hasOwn(settingShapes, name);
}
