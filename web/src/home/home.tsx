import { Head } from '../ui/head';
import { texts } from '../texts/texts';
import { setTitle } from '../ui/title';
import { AddGames } from './add-games';
import { GameList } from './game-list';
import './home.css';

export const Home = () => {
  setTitle(texts.nav.games);
  return (
    <>
      <Head at="/" />
      <main class="sheet">
        <h1 class="home-lead">{texts.home.lead}</h1>
        <AddGames />
        <GameList />
      </main>
    </>
  );
};
