import Link from 'next/link';
import '../style.css';

export const metadata = { title: 'Side by side', description: 'A catalogue of 200 videos.' };

export default function Layout({ children }) {
  return (
    <html lang="de">
      <body>
        <header className="bar">
          <Link href="/">Side by side</Link>
          <Link href="/all">All videos</Link>
        </header>
        {children}
        <footer className="bar">
          <a href="https://example.org/imprint">Imprint</a>
          <a href="https://example.org/privacy">Privacy</a>
        </footer>
      </body>
    </html>
  );
}
