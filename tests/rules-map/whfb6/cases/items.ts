import { carries, exclusive, repeated, tooMany, missing, forbidden } from '../../case.ts';
import { base } from './bases.ts';
import { overBudget, ruled } from './said.ts';

const dwarves = base['chaos-dwarves'];
const hero = (items: string) => `${dwarves}, chaos-dwarf-hero + ${items}`;
const lord = (items: string) =>
	`chaos-dwarf-lord + general + ${items}, 3 chaos-dwarf-warriors:10 + blunderbusses`;
const cores = '3 chaos-dwarf-warriors:10 + blunderbusses';
const knights = base.bretonnians;
const duke = (items: string) =>
	`bretonnian-lord + barded-warhorse + knights-vow + ${items}, ${knights}`;

/** Magic items of all armies: who may pay how much, how many of which kind, and each but once. */
export const itemCases = [
	ruled('chaos-dwarves', ['items-lord'], 'a Lord has items for a hundred points', [
		{ list: lord('obsidian-blade + armour-of-gazrakh'), points: 390 + 90 + 70 + 30 },
		{ list: lord('dark-mace-of-death') },
		{
			list: lord('obsidian-blade + black-gem-of-gnar'),
			codes: [overBudget],
			said: ['magic items for 105 points (Obsidian Blade and Black Gem of Gnar), maximum 100']
		}
	]),
	ruled('chaos-dwarves', ['items-hero'], 'a Hero has items for fifty points', [
		{ list: hero('black-gem-of-gnar + talisman-of-protection') },
		{
			list: hero('black-gem-of-gnar + talisman-of-protection + enchanted-shield'),
			codes: [overBudget],
			said: ['for 60 points', 'maximum 50']
		},
		{ list: hero('obsidian-blade'), codes: [overBudget], said: ['for 70 points', 'maximum 50'] }
	]),
	ruled('dwarfs', ['items-of-their-own'], 'Dwarf lords have allowances of their own', [
		{ list: 'lord + general + master-rune-of-kingship + rune-of-luck, 3 thunderers:10' },
		{
			list: 'lord + general + master-rune-of-kingship + rune-of-luck + rune-of-fire, 3 thunderers:10',
			codes: [overBudget],
			said: ['for 130 points', 'maximum 125']
		},
		{
			list: 'runelord + general + spelleater-rune + spelleater-rune + master-rune-of-balance, 3 thunderers:10'
		},
		{
			list: 'runelord + general + spelleater-rune + spelleater-rune + master-rune-of-balance + rune-of-fire, 3 thunderers:10',
			codes: [overBudget],
			said: ['for 155 points', 'maximum 150']
		},
		{ list: `${base.dwarfs}, runesmith + rune-of-spellbreaking + master-rune-of-balance` },
		{
			list: `${base.dwarfs}, runesmith + rune-of-spellbreaking + master-rune-of-balance + rune-of-fire`,
			codes: [overBudget],
			said: ['for 80 points', 'maximum 75']
		}
	]),
	ruled('dark-elves', ['items-champion'], 'champions with twenty-five points', [
		{ list: `${base['dark-elves']}, beastmaster + heartseeker` },
		{
			list: `${base['dark-elves']}, beastmaster + crimson-death`,
			codes: [overBudget],
			said: ['for 35 points', 'maximum 25']
		}
	]),
	ruled('chaos-dwarves', ['banner-allowance'], 'a unit has a banner for so many points', [
		{ list: `${dwarves}, chaos-dwarf-warriors:10 + blunderbusses + standard-bearer + war-banner` },
		{
			list: `${dwarves}, chaos-dwarf-warriors:10 + blunderbusses + standard-bearer + banner-of-slavery`
		},
		{
			list: `${dwarves}, chaos-dwarf-warriors:10 + blunderbusses + standard-bearer + banner-of-slavery + war-banner`,
			codes: [overBudget, exclusive],
			said: ['magic banners for 75 points', 'maximum 50', 'maximum 1.']
		},
		{
			list: `${dwarves}, chaos-dwarf-warriors:10 + blunderbusses + war-banner`,
			codes: [missing]
		}
	]),
	ruled('tomb-kings', ['banner-allowance'], 'twenty-five points for some, fifty for others', [
		{
			list: `${base['tomb-kings']}, skeleton-heavy-horsemen:5 + standard-bearer + standard-of-the-cursing-word`
		},
		{
			list: `${base['tomb-kings']}, tomb-guard:10 + standard-bearer + icon-of-the-sacred-eye`
		},
		{
			list: `${base['tomb-kings']}, tomb-guard:10 + standard-bearer + icon-of-the-sacred-eye + icon-of-rakaph`,
			codes: [overBudget, exclusive],
			said: ['for 90 points', 'maximum 50']
		}
	]),
	ruled('bretonnians', ['standard-bearers-banner'], 'the banner is not of his allowance', [
		{
			list: 'paladin + general + barded-warhorse + knights-vow, paladin + battle-standard-bearer + barded-warhorse + knights-vow + banner-of-the-lady, knights-of-the-realm:5, 2 knights-errant:5',
			points: 493 + 100
		},
		{
			list: 'paladin + general + barded-warhorse + knights-vow + war-banner, paladin + battle-standard-bearer + barded-warhorse + knights-vow, knights-of-the-realm:5, 2 knights-errant:5',
			codes: [missing]
		}
	]),
	ruled('chaos-dwarves', ['one-of-each-kind'], 'one weapon, one suit, one of each', [
		{ list: lord('armour-of-gazrakh + enchanted-shield') },
		{ list: lord('armour-of-gazrakh + armour-of-the-furnace'), codes: [exclusive] },
		{ list: lord('biting-blade + sword-of-might'), codes: [exclusive], said: ['maximum 1.'] },
		{ list: lord('gauntlets-of-bazhrakk-the-cruel + black-gem-of-gnar'), codes: [exclusive] },
		{ list: lord('biting-blade + enchanted-shield + talisman-of-protection') }
	]),
	ruled('bretonnians', ['one-of-each-kind'], 'one talisman, one arcane item', [
		{ list: duke('dragons-claw') },
		{ list: duke('dragons-claw + braid-of-bordeleaux'), codes: [exclusive] },
		{ list: duke('orcbane-shield + the-grail-shield'), codes: [carries, exclusive] },
		{ list: `${knights}, damsel-of-the-lady + lore-of-life + potion-sacre` },
		{
			list: `${knights}, damsel-of-the-lady + lore-of-life + potion-sacre + chalice-of-malfleur`,
			codes: [exclusive]
		}
	]),
	ruled('dark-elves', ['one-mount'], 'one mount', [
		{ list: 'dark-elf-highborn + general + dark-steed, 3 corsairs:10', points: 425 + 18 },
		{
			list: 'dark-elf-highborn + general + dark-steed + dark-pegasus, 3 corsairs:10',
			codes: [exclusive],
			said: ['2 mounts (Dark Steed and Dark Pegasus), maximum 1.']
		}
	]),
	ruled('chaos-dwarves', ['each-item-once'], 'each magic item once in an army', [
		{ list: `${lord('sword-of-might')}, chaos-dwarf-hero + biting-blade` },
		{
			list: `${lord('sword-of-might')}, chaos-dwarf-hero + sword-of-might`,
			codes: [repeated],
			said: ['Sword of Might: 2 taken, maximum 1 in the army.']
		}
	]),
	ruled('chaos-dwarves', ['no-option-twice'], 'an option once, if it is not for several', [
		{ list: hero('great-weapon + shield') },
		{
			list: hero('shield + shield'),
			codes: [repeated],
			said: ['Chaos Dwarf Hero: Shield taken twice, maximum once.']
		}
	]),
	ruled('chaos-dwarves', ['scrolls'], 'scrolls and stones as often as they are paid for', [
		{ list: `${dwarves}, 2 chaos-dwarf-sorcerer + lore-of-fire + dispel-scroll + dispel-scroll` },
		{
			list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire + dispel-scroll + dispel-scroll + dispel-scroll`,
			codes: [overBudget],
			said: ['for 75 points', 'maximum 50']
		},
		{
			list: `sorcerer-lord + general + lore-of-fire + dispel-scroll + dispel-scroll + dispel-scroll + dispel-scroll, ${cores}`
		},
		{
			list: `sorcerer-lord + general + lore-of-fire + dispel-scroll + dispel-scroll + dispel-scroll + dispel-scroll + dispel-scroll, ${cores}`,
			codes: [overBudget, exclusive],
			said: ['for 125 points', 'maximum 100', 'maximum 4.']
		},
		{ list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire + power-stone + power-stone` },
		{
			list: `sorcerer-lord + general + lore-of-fire + power-stone + chalice-of-darkness, ${cores}`,
			codes: [exclusive]
		},
		{ list: `${dwarves}, chaos-dwarf-hero + dispel-scroll`, codes: [carries] }
	]),
	ruled('chaos-dwarves', ['who-may-have'], 'items are for those who may have them', [
		{ list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire + staff-of-sorcery` },
		{ list: hero('staff-of-sorcery'), codes: [carries] },
		{ list: `${dwarves}, hobgoblin-hero + battle-standard-bearer`, codes: [carries] },
		{
			list: `${dwarves}, chaos-dwarf-warriors:10 + blunderbusses + sword-of-might`,
			codes: [carries]
		}
	]),
	ruled('chaos-dwarves', ['banner-alone'], 'a magic banner and no other item', [
		{ list: hero('battle-standard-bearer + war-banner') },
		{ list: hero('battle-standard-bearer + biting-blade') },
		{
			list: hero('battle-standard-bearer + war-banner + biting-blade'),
			codes: [exclusive],
			said: ['Biting Blade not allowed with War Banner']
		}
	]),
	ruled('chaos-dwarves', ['not-general-too'], 'the general bears no battle standard', [
		{ list: `chaos-dwarf-hero + general, chaos-dwarf-hero + battle-standard-bearer, ${cores}` },
		{
			list: `chaos-dwarf-hero + general + battle-standard-bearer, ${cores}`,
			codes: [forbidden]
		}
	]),
	ruled('high-elves', ['prices-of-their-own'], 'High Elves pay other prices', [
		{
			size: 2000,
			list: `${base['high-elves']}, commander + sword-of-might`,
			points: 455 + 70 + 15
		},
		{ size: 2000, list: `${base['high-elves']}, 5 commander`, codes: [tooMany] }
	]),
	ruled('wood-elves', ['prices-of-their-own'], 'a battle standard for fifteen', [
		{
			list: `${base['wood-elves']}, wood-elf-noble + battle-standard-bearer`,
			points: 505 + 75 + 15
		}
	])
];
