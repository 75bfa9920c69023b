"""What an import of the odds brings in, and what happens without the compiled kernels."""

import subprocess
import sys


def run(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


def test_importing_the_odds_brings_in_neither_numpy_nor_the_games():
    heavy = "numpy", "joblib", "matplotlib", "croupier.play", "croupier.ranks", "fluent", "rich"
    run(
        f"import sys, croupier.odds; found = [m for m in {heavy} if m in sys.modules]; assert not found, found"
    )
    run(
        "import sys; from croupier.odds import equity, evaluate, Range; equity(['AhKh', 'QQ'])\n"
        f"found = [m for m in {heavy} if m in sys.modules]; assert not found, found"
    )


def test_without_the_extension_the_twins_answer_after_one_warning():
    done = run(
        "import sys; sys.modules['croupier.odds.kernels._kernels'] = None\n"
        "from croupier.odds import equity, evaluate, icm, evaluate_many\n"
        "assert evaluate('AhKhQhJhTh2c2d') == 7462\n"
        "answer = equity(['AhKh', 'QsQd'], '2h3h9cTd')\n"
        "assert answer.method == 'exact' and answer.deals == 44\n"
        "assert evaluate_many(['AhKhQhJhTh']) == [7462]\n"
        "assert round(icm([5000, 3000, 2000], [50, 30, 20]).amounts[0], 3) == 38.393\n"
    )
    assert done.stderr.count("RuntimeWarning") == 1
