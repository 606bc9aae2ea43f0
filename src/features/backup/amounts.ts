import { locale } from '../../i18n/base/words.ts';

const units = [
	['GB', 1024 ** 3],
	['MB', 1024 ** 2],
	['kB', 1024]
] as const;

/** An amount of bytes in words: "0 kB", "640 kB", "1.2 MB", "2 GB". */
export function amountOf(bytes: number): string {
	const [unit, size] = units.find(([, size]) => bytes >= size) ?? (['kB', 1024] as const);
	const amount = bytes / size;
	const rounded = unit === 'kB' || amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10;
	return `${rounded.toLocaleString(locale(), { useGrouping: false })} ${unit}`;
}
