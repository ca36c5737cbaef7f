import { useSignal } from '@preact/signals';
import { GameAnalysisDocument, type Side } from '../api/documents';
import type { GameStore } from '../game/store';
import { PaneBody } from '../panes/pane-body';
import { useView } from '../panes/use-pane';
import { texts } from '../texts/texts';
import { Segmented } from '../ui/segmented';
import { Economy } from './economy';
import { Losses } from './losses';
import { Luck } from './luck';
import { ServerTax } from './server-tax';
import { ServerTaxes } from './server-taxes';
import { Tempo } from './tempo';
import { TurnByTurn } from './turn-by-turn';
import { UnspentCredits } from './unspent';
import { WorthOfClicks } from './worth-of-clicks';
import './analysis.css';

/** What the game was worth, and what it owed to luck, as far as the viewer was told. */
export const AnalysisPane = ({ store }: { readonly store: GameStore }) => {
  const { analysis } = texts;
  const { answer } = useView(GameAnalysisDocument, store);
  const side = useSignal<Side>(store.viewer.peek() === 'corp' ? 'CORP' : 'RUNNER');
  return (
    <PaneBody answer={answer}>
      {({ game }) => {
        const given = game?.analysis ?? null;
        if (given === null) return <p class="muted">{analysis.none}</p>;
        return (
          <>
            <p class="muted">
              {analysis.about} {analysis.rests[given.restsOn]}
            </p>
            <section>
              <h3>{analysis.story}</h3>
              {given.story.length === 0 && <p class="muted">{analysis.noStory}</p>}
              <ol class="story">
                {given.story.map(({ at, text }, index) => (
                  <li key={index}>
                    <button type="button" class="pane-jump" onClick={() => store.go(at)}>
                      {at}
                    </button>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </section>
            <ServerTax store={store} />
            {given.restsOn === 'DECISIONS' ? (
              <ServerTaxes store={store} />
            ) : (
              <p class="muted">{analysis.tax.observed}</p>
            )}
            <Segmented
              label={texts.statistics.side}
              value={side.value}
              choices={[
                { value: 'CORP', label: texts.sides.CORP },
                { value: 'RUNNER', label: texts.sides.RUNNER },
              ]}
              onChoose={(value) => (side.value = value)}
            />
            <Economy
              flows={given.economy.flows}
              remainder={given.economy.remainder}
              side={side.value}
            />
            <UnspentCredits
              unspent={given.economy.unspent}
              side={side.value}
              restsOn={given.restsOn}
            />
            <TurnByTurn turns={given.economy.turns} side={side.value} />
            <Luck
              accesses={side.value === 'RUNNER' ? given.accesses : { truth: null, runner: null }}
              draws={given.draws.find((one) => one.side === side.value) ?? null}
            />
            <Tempo tempo={given.tempo} flows={given.economy.flows} side={side.value} />
            <WorthOfClicks paces={given.tempo.paces} side={side.value} />
            <Losses store={store} losses={given.tempo.losses} side={side.value} />
          </>
        );
      }}
    </PaneBody>
  );
};
