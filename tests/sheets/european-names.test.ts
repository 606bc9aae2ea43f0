import { describe, expect, test } from 'vitest';
import { printable } from '../../src/paper/fallback/printable.ts';
import { typeset } from '../../src/paper/pdf/base/typeset.ts';
import { pdfText } from './pdf-text.ts';
import { renderInNode } from './render-node.ts';
import { aRoster, armyOf, sheetOf } from './rosters.ts';

/** Places and given names as they are written, in the letters that only their language has. */
const names: Record<string, string> = {
	Albanian: 'Gjirokastër, Përmet, Çlirim',
	Basque: 'Iruñea, Txomin, Gasteiz',
	Belarusian: 'Віцебск, Ўладзімір, Брэст',
	Bosnian: 'Šćepan, Đurđica, Žepče',
	Breton: 'Roazhon, Kaourintin, Añjela',
	Bulgarian: 'Щъркелово, Яна, Юлия',
	Catalan: 'Sant Sadurní, l’Espluga, Gaietà, col·legi',
	Croatian: 'Đakovo, Ljubiša, Džurđa',
	Czech: 'Příšerně žluťoučký kůň, Ďáblice, Ťuhýk, Ř',
	Danish: 'Ærøskøbing, Ålborg, Søren',
	Dutch: 'IJsselmuiden, Zoë, Coördinator',
	English: 'Griffin Official, Fjord’s fluffy flag, Zoë',
	Estonian: 'Õismäe, Jüri, Šveits, Žürii',
	Faroese: 'Tórshavn, Eiði, Føroyar',
	Finnish: 'Hämeenlinna, Åke, Öljy, Šakki',
	French: 'Œuvre, Saint-Maÿeux, Noël, Haÿ, garçon',
	German: 'Großwardein, Müller, Ärger, GROẞ',
	'Greek, polytonic': 'Ἀθῆναι, Ὀδυσσεύς, ᾠδή, Ῥόδος, ᾍδης',
	'Greek, monotonic': 'Θεσσαλονίκη, Μαΐου, Ευβοϊκός, Ϋ',
	Hungarian: 'Győrffy Ödön, Hűvösvölgy, Ő, Ű',
	Icelandic: 'Þingvellir, Ísafjörður, Hafþór, Ægir',
	Irish: 'Séamas Ó Súilleabháin, Ḃean, Ċaṫair',
	Italian: 'Forlì, Niccolò, Cantù, Perché',
	Latvian: 'Ķegums, Ģirts, Ļaudona, Rēzekne, Ņikita',
	Lithuanian: 'Šiauliai, Ąžuolas, Žemaitė, Ūla, Į',
	Macedonian: 'Ѓорче, Ќумурџија, Ѕвезда, Љубојно',
	Maltese: 'Ħaż-Żebbuġ, Ċirkewwa, Għarb',
	Norwegian: 'Tromsø, Ålesund, Ærfugl, Ðe',
	Polish: 'Żółkiew, Gęśla jaźń, Łódź, Ćma',
	Portuguese: 'São João, Conceição, Avô, Você',
	'Romanian, comma below': 'Iași, Târgu Mureș, Țară, Ștefan',
	Russian: 'Жуков, Щёлково, Подъячево, Ыйван',
	'Sámi, Northern': 'Kárášjohka, Guovdageaidnu, Ŧ, Đ, Ŋ',
	'Serbian, Cyrillic': 'Ђорђе, Њежић, Џанићи, Ћуприја',
	Slovak: 'Ľubovňa, Ŕ, vŕba, Kôň, Ďaleko',
	Slovene: 'Šmartno, Čatež, Žužemberk',
	Spanish: '¿Íñigo Núñez?, ¡Córdoba!, Güell',
	Swedish: 'Göteborg, Skåne, Ängelholm',
	Turkish: 'İstanbul, Iğdır, Şırnak, Çağrı',
	Ukrainian: 'Їжакевич, Ґалаґан, Євген, м’яч',
	Welsh: 'Llanfair-yng-Ngŵr, Tŷ Ddewi, Ẁ, Ÿ, Siôn'
};

describe('a name of any European language', () => {
	const index = armyOf('empire');
	const units = Object.values(names).map((name, at) => ({
		id: `u${String(at)}`,
		entry: 'halberdiers',
		name,
		note: name.toUpperCase()
	}));

	test.each(['a4', 'letter'] as const)('stands on %s with every letter of it', async (paper) => {
		const sheet = sheetOf(index, aRoster(index, { units }));
		const pieces = pdfText(await renderInNode(sheet, paper));
		const whole = pieces.map(({ text }) => text).join('');
		for (const [language, name] of Object.entries(names)) {
			expect([language, whole.includes(printable(typeset(name)))]).toEqual([language, true]);
		}
		expect(whole).not.toContain('[…]');
	});

	test('is the same whether its accents are letters of their own or marks on letters', async () => {
		const textIn = async (form: 'NFC' | 'NFD'): Promise<string> => {
			const marked = units.map((unit) => ({ ...unit, name: unit.name.normalize(form) }));
			const pdf = await renderInNode(sheetOf(index, aRoster(index, { units: marked })), 'a4');
			return pdfText(pdf)
				.map(({ x, y, text }) => [x, y, text].join())
				.join('\n');
		};
		expect(await textIn('NFD')).toBe(await textIn('NFC'));
	});
});
