/** The narration of every language, with all of its texts. */
import { createNarrator } from '../../src/create-narrator.ts';
import { speech as enExploitRules } from '../../src/en/exploit-rules.ts';
import { speech as enExploits } from '../../src/en/exploits.ts';
import { speech as enGames } from '../../src/en/games.ts';
import { speech as en } from '../../src/en/index.ts';
import { speech as enNeutral } from '../../src/en/neutral.ts';
import { opposition as enOpposition } from '../../src/en/opposition.ts';
import { oppositionSayings as enOppositionSayings } from '../../src/en/opposition-sayings.ts';
import { speech as enRefusals } from '../../src/en/refusals.ts';
import { speech as frExploitRules } from '../../src/fr/exploit-rules.ts';
import { speech as frExploits } from '../../src/fr/exploits.ts';
import { speech as frGames } from '../../src/fr/games.ts';
import { speech as fr } from '../../src/fr/index.ts';
import { speech as frNeutral } from '../../src/fr/neutral.ts';
import { opposition as frOpposition } from '../../src/fr/opposition.ts';
import { oppositionSayings as frOppositionSayings } from '../../src/fr/opposition-sayings.ts';
import { speech as frRefusals } from '../../src/fr/refusals.ts';
import { speech as itExploitRules } from '../../src/it/exploit-rules.ts';
import { speech as itExploits } from '../../src/it/exploits.ts';
import { speech as itGames } from '../../src/it/games.ts';
import { speech as it } from '../../src/it/index.ts';
import { speech as itNeutral } from '../../src/it/neutral.ts';
import { opposition as itOpposition } from '../../src/it/opposition.ts';
import { oppositionSayings as itOppositionSayings } from '../../src/it/opposition-sayings.ts';
import { speech as itRefusals } from '../../src/it/refusals.ts';
import * as oppositionCode from '../../src/opposition.ts';
import * as refusalCode from '../../src/refusals.ts';

const CODE = { oppositionCode, refusalCode };

export const LANGUAGES = [
  {
    language: 'en',
    narrator: createNarrator({
      ...{ ...en, ...enGames, ...enNeutral, ...enRefusals, ...enExploits, ...enExploitRules },
      ...{ opposition: enOpposition, oppositionSayings: enOppositionSayings, ...CODE },
    }),
  },
  {
    language: 'fr',
    narrator: createNarrator({
      ...{ ...fr, ...frGames, ...frNeutral, ...frRefusals, ...frExploits, ...frExploitRules },
      ...{ opposition: frOpposition, oppositionSayings: frOppositionSayings, ...CODE },
    }),
  },
  {
    language: 'it',
    narrator: createNarrator({
      ...{ ...it, ...itGames, ...itNeutral, ...itRefusals, ...itExploits, ...itExploitRules },
      ...{ opposition: itOpposition, oppositionSayings: itOppositionSayings, ...CODE },
    }),
  },
];
