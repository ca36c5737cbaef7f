import { texts } from '../texts/texts';
import { changesIn, type Version } from './changes-in';

/** What became of a deck, the newest version first. */
export const Versions = ({ versions }: { readonly versions: readonly Version[] }) => {
  const { deck: words } = texts.works;
  return (
    <section>
      <h2>{words.versions}</h2>
      <ul class="rows">
        {versions
          .map((version, index) => {
            const before = versions[index - 1];
            return (
              <li key={version.number} class="row">
                <span>
                  {words.version(version.number)}
                  {version.note !== null && `: ${version.note}`}
                </span>
                <span class="muted">
                  {before !== undefined && changesIn(before, version).join(', ')}
                </span>
              </li>
            );
          })
          .toReversed()}
      </ul>
    </section>
  );
};
