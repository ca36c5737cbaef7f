import { isObserved } from '../game/log-file';
import type { Moment, ToldDecision, ToldFact } from '../game/position';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import './panes.css';
import { wordOf } from '../api/word-of';

/** Why nothing is listed that could be decided. */
const whyNone = (store: GameStore, { position }: Moment): string => {
  const { panes } = texts.game;
  if (isObserved(store)) return panes.noLegalHere;
  return position.prompt === null || position.outcome !== null ? panes.noLegalNow : panes.noLegal;
};

/** Decisions and facts of the moment with the steps of the rules, and what could be decided. */
export const MomentPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const moment = store.reading.rested.moment.value;
  if (moment === null)
    return (
      <p class="pane-body muted">{isObserved(store) ? texts.game.noTable : texts.game.nothing}</p>
    );
  const decisions = moment.told.filter((one): one is ToldDecision => 'decision' in one);
  const facts = moment.told.filter((one): one is ToldFact => 'fact' in one);
  return (
    <div class="pane-body" tabIndex={0}>
      <h3>{panes.decisions}</h3>
      {decisions.length === 0 && <p class="muted">{panes.noDecisions}</p>}
      <ul class="pane-list">
        {decisions.map(({ decision, text }, index) => (
          <li key={index}>
            <span>{text}</span>
            <code class="muted">{decision.do}</code>
          </li>
        ))}
      </ul>
      <h3>{panes.facts}</h3>
      {facts.length === 0 && <p class="muted">{panes.noFacts}</p>}
      <ul class="pane-list">
        {facts.map(({ fact, text }, index) => (
          <li key={index}>
            <span>{text}</span>
            <code class="muted">{fact.step ?? fact.type}</code>
          </li>
        ))}
      </ul>
      <h3>{panes.legal}</h3>
      {moment.legal.length === 0 && <p class="muted">{whyNone(store, moment)}</p>}
      <ul class="pane-list">
        {moment.legal.map(({ text, kind }, index) => (
          <li key={index}>
            <span>{text}</span>
            <code class="muted">{wordOf(kind)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
};
